/** The app: react-admin's contexts around a shell of our own, with the resources that codegen lists. */
import { CoreAdminContext, CoreAdminUI, Resource, type AdminChildren, type I18nProvider } from 'react-admin'
import { createAuthProvider } from '#providers/authProvider.ts'
import { createDataProvider } from '#providers/dataProvider.ts'
import { entityFacts } from '#providers/entityFacts.ts'
import { inside, setPageRoutes } from '#providers/pagePaths.ts'
import { routerProvider } from '#providers/routerProvider.tsx'
import { currentUser } from '#providers/session.ts'
import { preferenceStore } from '#providers/store.ts'
import { resources } from '#resources/generated/resources.ts'
import { routes } from '#resources/generated/routes.ts'
import { Guard } from './Guard.tsx'
import { AppearanceProvider } from './layout/appearance.tsx'
import { productName } from './layout/Brand.tsx'
import { LanguageProvider, useLanguage } from './layout/language.tsx'
import { Notifications } from './layout/Notifications.tsx'
import { PageSkeleton } from './layout/PageSkeleton.tsx'
import { ProgressBar } from './layout/ProgressBar.tsx'
import { Shell } from './layout/Shell.tsx'
import { SignInDialog } from './layout/SignInDialog.tsx'
import { queryClient } from './queryClient.ts'
import { AccessDeniedPage } from './screens/AccessDeniedPage.tsx'
import { ErrorPage } from './screens/ErrorPage.tsx'
import { HomePage } from './screens/HomePage.tsx'
import { NotFoundPage } from './screens/NotFoundPage.tsx'
import { SignInPage } from './screens/SignInPage.tsx'
import { stableView } from './stableView.ts'

setPageRoutes(routes)

const { Route, Routes } = routerProvider
const dataProvider = createDataProvider({ entityFacts, acl: () => currentUser()?.acl ?? [] })
const authProvider = createAuthProvider(entityFacts)
const store = preferenceStore()

/** @param i18n Texts in the language that was chosen before. */
export const App = ({ i18n }: { i18n: I18nProvider }) => (
  <AppearanceProvider>
    <LanguageProvider initial={i18n}>
      <Admin />
    </LanguageProvider>
  </AppearanceProvider>
)

const Admin = () => {
  const { i18n } = useLanguage()
  return (
    <CoreAdminContext
      basename={inside}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18n}
      queryClient={queryClient}
      routerProvider={routerProvider}
      store={store}
    >
      <ProgressBar />
      <Routes>
        <Route path={`${inside}/*`} element={<Pages />} />
      </Routes>
      <Notifications />
      <SignInDialog />
    </CoreAdminContext>
  )
}

const Pages = () => (
  <CoreAdminUI
    accessDenied={AccessDeniedPage}
    catchAll={NotFoundPage}
    dashboard={HomePage}
    disableTelemetry
    error={({ error, resetErrorBoundary }) => <ErrorPage error={error} onRetry={() => resetErrorBoundary(undefined)} />}
    layout={Shell}
    loading={PageSkeleton}
    loginPage={SignInPage}
    requireAuth
    title={productName}
  >
    {pages}
  </CoreAdminUI>
)

/** Each view behind the right that its page needs. */
const pages: AdminChildren = resources.map(({ name, list, show, edit, create, ...definition }) => {
  const { read, update, create: add } = definition.options.access
  const view = { name, read, update, add }
  return (
    <Resource
      key={name}
      name={name}
      {...definition}
      list={guarded(list, 'list', view.read)}
      show={guarded(show, 'show', view.read)}
      edit={guarded(edit, 'edit', view.update)}
      create={guarded(create, 'create', view.add)}
    />
  )

  function guarded(component: typeof list, kind: string, right: string | undefined) {
    if (!component) return undefined
    const View = stableView(`${name}.${kind}`, component)
    return (
      <Guard right={right}>
        <View />
      </Guard>
    )
  }
})
