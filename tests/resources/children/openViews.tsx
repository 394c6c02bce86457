/** Renders a generated view of a test's own schemas, on the real server with their tables and routes. */
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import polyglot from 'ra-i18n-polyglot'
import type { ReactNode } from 'react'
import { AdminContext, memoryStore, Resource, TestMemoryRouter } from 'react-admin'
import { Route, Routes } from 'react-router'
import { onTestFinished } from 'vitest'
import { createDataProvider } from '#providers/dataProvider.ts'
import { forgetCsrfToken } from '#providers/http.ts'
import { phrasesOf } from '#providers/i18nProvider.ts'
import { messages as en } from '#providers/messages/en.ts'
import { currentUser, loadUser, setUser } from '#providers/session.ts'
import type { Entity } from '#schemas/entity.ts'
import type { SchemaServer } from '#tests/server/records/schemaServer.ts'
import type { Api } from '#tests/support/api.ts'
import { pretendLayout } from '#tests/support/layout.ts'
import { whileServed } from '#tests/support/waits.ts'

pretendLayout()

type Opened = {
  api: Api
  server: SchemaServer
  words: object
  who?: string | readonly string[]
  path: string
  /** Path in the router → element. */
  routes: Readonly<Record<string, ReactNode>>
  resources: readonly Parameters<typeof Resource>[0][]
}

/** @returns What was sent to be written, in order. */
export async function openViews({ api, server, words, who = 'admin', path, routes, resources }: Opened) {
  const client = api.as(who, { anew: true })
  const sent: unknown[] = []
  const calls = setupServer(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const text = request.method === 'GET' ? undefined : await request.text()
      // Drafts of what is typed, and who is here, follow on their own time.
      if (text && pathname.startsWith('/api/v4/') && !/\/me\/drafts|\/presence\//.test(pathname)) {
        const { _token, ...body } = JSON.parse(text) as { _token?: string }
        sent.push(body)
      }
      const answer = await whileServed(() =>
        client.send({
          method: request.method as 'GET',
          url: pathname + search,
          headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' },
          payload: text,
        }),
      )
      const token = client.cookies['XSRF-TOKEN']
      if (token) document.cookie = `XSRF-TOKEN=${token}; path=/`
      return new HttpResponse(answer.statusCode === 204 ? null : answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
      })
    }),
  )
  await client.get('/health')
  calls.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => {
    cleanup()
    calls.close()
    forgetCsrfToken()
    setUser(null)
  })
  await loadUser()
  const facts = async (name: string): Promise<Entity> => {
    const found = server.entities.get(name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  const phrases = phrasesOf({ ...en, ...words } as never)
  render(
    <TestMemoryRouter initialEntries={[path]}>
      <AdminContext
        dataProvider={createDataProvider({ entityFacts: facts, acl: () => currentUser()?.acl ?? [] })}
        i18nProvider={polyglot(() => phrases as never, 'en', [], { allowMissing: true })}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        store={memoryStore()}
      >
        {resources.map((one) => (
          <Resource key={one.name} {...one} />
        ))}
        <Routes>
          {Object.entries(routes).map(([route, element]) => (
            <Route key={route} path={route} element={element} />
          ))}
        </Routes>
      </AdminContext>
    </TestMemoryRouter>,
  )
  return sent
}
