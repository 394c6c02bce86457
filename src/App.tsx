/** The app: react-admin's contexts around a shell of our own, with the resources that codegen lists. */
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource, type ResourceProps } from 'react-admin'
import { createAuthProvider } from '#providers/authProvider.ts'
import { entityFacts } from '#providers/entityFacts.ts'
import type { Texts } from '#providers/i18nProvider.ts'
import { inside, setPageless, setPageRoutes, toInside } from '#providers/router/pagePaths.ts'
import { routerProvider } from '#providers/router/routerProvider.tsx'
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { StartContext } from '#resources/contexts/StartContext.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { resources } from '#resources/generated/resources.ts'
import { routes } from '#resources/generated/routes.ts'
import type { RoleExpression } from '#schemas/entity.ts'
import { dataProvider } from './dataProvider.ts'
import { Guard } from './Guard.tsx'
import { AppearanceProvider } from '#src/preferences/appearance.tsx'
import { Boundary } from './layout/Boundary.tsx'
import { productTitle } from '#schemas/product.ts'
import { ConfirmIdentity } from '#src/layout/identity/ConfirmIdentity.tsx'
import { HeldBanner } from './layout/HeldBanner.tsx'
import { ImpersonationBanner } from './layout/ImpersonationBanner.tsx'
import { FailureNotices } from '#src/layout/messages/FailureNotices.tsx'
import { LanguageProvider, useLanguage } from '#src/preferences/language.tsx'
import { NewRelease } from '#src/layout/messages/NewRelease.tsx'
import { Notifications } from '#src/layout/messages/Notifications.tsx'
import { ProgressBar } from './layout/ProgressBar.tsx'
import { SignInAgain } from '#src/layout/identity/SignInAgain.tsx'
import { PagePlaceholder } from './layout/PagePlaceholder.tsx'
import { queryClient } from './queryClient.ts'
import { AccessDeniedPage } from './screens/AccessDeniedPage.tsx'
import { ErrorPage } from './screens/ErrorPage.tsx'
import { NotFoundPage } from './screens/NotFoundPage.tsx'
import { screens } from './screens/screens.ts'
import { PageGuard } from './PageGuard.tsx'
import { stableView } from './stableView.ts'

setPageRoutes(routes)
setPageless(resources.filter(({ options }) => options?.pagination === false).map(({ name }) => name))

const { Route, Routes } = routerProvider
const authProvider = createAuthProvider(entityFacts)
/**
 * Keep searches in memory only, because others may use the same browser; preferences are stored
 * (`providers/preferences.ts`).
 */
const store = memoryStore()

/** @param i18n Texts in the language that was chosen before. */
export const App = ({ i18n }: { i18n: Texts }) => (
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
      {/* Pages have their own; without this one what breaks beside them would leave a white page. */}
      <Boundary page={inside}>
        <ProgressBar />
        <ImpersonationBanner />
        <HeldBanner />
        <Suspense fallback={<PagePlaceholder />}>
          <Routes>
            <Route path={`${inside}/*`} element={<Pages />} />
          </Routes>
        </Suspense>
        <FailureNotices />
        <Notifications />
        <NewRelease />
        <SignInAgain />
        <ConfirmIdentity />
      </Boundary>
    </CoreAdminContext>
  )
}

const MyWork = lazyPart(async () => ({ default: (await import('./screens/work/MyWork.tsx')).MyWork }))

const Pages = () => (
  <StartContext value={MyWork}>
    <CoreAdminUI
      accessDenied={AccessDeniedPage}
      catchAll={NotFoundPage}
      disableTelemetry
      error={({ error, resetErrorBoundary }) => (
        <ErrorPage error={error} onRetry={() => resetErrorBoundary(undefined)} />
      )}
      layout={PageGuard}
      loading={PagePlaceholder}
      loginPage={false}
      title={productTitle}
    >
      {views}
      <CustomRoutes>{handWritten}</CustomRoutes>
    </CoreAdminUI>
  </StartContext>
)

/** Views of resources, each behind the right that its page needs. */
const views: ReactNode = resources.map(({ name, list, show, edit, create, ...definition }) => {
  const { access } = definition.options as EntityOptions
  return (
    <Resource
      key={name}
      name={name}
      {...definition}
      list={guarded(`${name}.list`, list, access.read)}
      show={guarded(`${name}.show`, show, access.read)}
      edit={guarded(`${name}.edit`, edit, access.update)}
      create={guarded(`${name}.create`, create, access.create)}
    />
  )
})

/** Routes of hand-written pages by their inner paths, where `/customer/reset-password` is no page of the customer. */
const handWritten = Object.entries(screens).map(([path, { view: View }]) => (
  <Route
    key={path}
    path={toInside(path, '')
      .pathname.slice(inside.length)
      .replace(/\{(\w+)\}/g, ':$1')}
    element={<View />}
  />
))

function guarded(view: string, component: ResourceProps['list'], right: RoleExpression | undefined) {
  if (!component) return undefined
  const View = stableView(view, component as ComponentType)
  return (
    <Guard right={right}>
      <View />
    </Guard>
  )
}
