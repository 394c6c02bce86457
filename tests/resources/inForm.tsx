/** Renders inputs in a form with the real texts, and shows the resulting values. */
import { cleanup, render } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  AdminContext,
  memoryStore,
  RecordContextProvider,
  ResourceContextProvider,
  TestMemoryRouter,
  type DataProvider,
} from 'react-admin'
import polyglot from 'ra-i18n-polyglot'
import { onTestFinished } from 'vitest'
import { messages as nl } from '#providers/messages/nl.ts'
import { phrasesOf } from '#providers/i18nProvider.ts'
import { SurfaceContext, type Surface } from '#resources/contexts/FormSurface.ts'
import { pretendLayout } from '#tests/support/layout.ts'

pretendLayout()

export type Setting = {
  resource: string
  record?: { id: number; [name: string]: unknown }
  acl?: readonly string[]
  dataProvider?: Partial<DataProvider>
  surface?: Partial<Surface>
}

export function renderIn({ resource, record, acl = [], dataProvider = {}, surface }: Setting, children: ReactNode) {
  onTestFinished(cleanup)
  const words = phrasesOf(nl)
  const whole: Surface = {
    in: 'page',
    mode: record ? 'edit' : 'create',
    onSaved: () => {},
    onCancel: () => {},
    ...surface,
  }
  return render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={dataProvider as DataProvider}
        i18nProvider={polyglot(() => words as never, 'nl', [], { allowMissing: true })}
        authProvider={{ login: ok, logout: ok, checkAuth: ok, checkError: ok, getPermissions: async () => acl }}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        store={memoryStore()}
      >
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={record}>
            <SurfaceContext value={whole}>{children}</SurfaceContext>
          </RecordContextProvider>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
}

const ok = async () => {}
