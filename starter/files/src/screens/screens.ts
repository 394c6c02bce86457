/** Hand-written screens by their page in `schemas/pages.json`; those of entities are generated. */
import { lazy, type ComponentType } from 'react'
import { AccessDeniedPage } from './AccessDeniedPage.tsx'
import { HomePage } from './HomePage.tsx'

/** `bare`: full window, without header and footer. */
type Screen = { view: ComponentType; bare?: boolean }

export const screens: Readonly<Record<string, Screen>> = {
  '/': { view: HomePage },
  '/login': { view: lazy(() => import('./SignInPage.tsx')), bare: true },
  '/access-denied': { view: AccessDeniedPage },
  '/account': { view: lazy(() => import('./account/AccountPage.tsx')) },
  '/change-password': { view: lazy(() => import('./ChangePasswordPage.tsx')) },
  '/reset-password': { view: lazy(() => import('./ResetPasswordPage.tsx')), bare: true },
  '/developer/jobs': { view: lazy(() => import('./jobs/JobsPage.tsx')) },
  '/developer/mail': { view: lazy(() => import('./developer/MailPage.tsx')) },
  '/developer/texts': { view: lazy(() => import('./developer/MissingTextsPage.tsx')) },
  '/file/search': { view: lazy(() => import('./search/SearchPage.tsx')) },
  '/import/{resource}': { view: lazy(() => import('./import/ImportPage.tsx')) },
  '/outgoing': { view: lazy(() => import('./outgoing/OutgoingPage.tsx')) },
  '/settings': { view: lazy(() => import('./settings/SettingsPage.tsx')) },
  '/settings/acl': { view: lazy(() => import('./acl/AclPage.tsx')) },
  '/settings/acl/edit/{id}': { view: lazy(() => import('./acl/AclEditPage.tsx')) },
  '/settings/global': { view: lazy(() => import('./settings/global/GlobalSettingsPage.tsx')) },
  '/settings/texts': { view: lazy(() => import('./texts/TextsPage.tsx')) },
}
