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
  '/api/doc/file-closing-reasons': { view: lazy(() => import('./apiDoc/ClosingReasonsPage.tsx')) },
  '/api/doc/file-statuses': { view: lazy(() => import('./apiDoc/FileStatusesPage.tsx')) },
  '/calculators': { view: lazy(() => import('./calculators/CalculatorsPage.tsx')) },
  '/change-password': { view: lazy(() => import('./ChangePasswordPage.tsx')) },
  '/customer/reset-password': { view: lazy(() => import('./ResetPasswordPage.tsx')), bare: true },
  '/developer/jobs': { view: lazy(() => import('./jobs/JobsPage.tsx')) },
  '/developer/mail': { view: lazy(() => import('./developer/MailPage.tsx')) },
  '/file': { view: lazy(() => import('./files/OwnFilesPage.tsx')) },
  '/file/bulk-update': { view: lazy(() => import('./manyFiles/BulkUpdatePage.tsx')) },
  '/file/file-export-all': { view: lazy(() => import('./fileExport/FileExportPage.tsx')) },
  '/file/import': { view: lazy(() => import('./fileImport/FileImportPage.tsx')) },
  '/file/import/subscription': { view: lazy(() => import('./fileImport/FileImportPage.tsx')) },
  '/file/{id}': { view: lazy(() => import('./files/OwnFilePage.tsx')) },
  '/file/create/new': { view: lazy(() => import('./newFile/NewFilePage.tsx')) },
  '/file/settings/interest-rate/{file}': { view: lazy(() => import('./files/InterestPage.tsx')) },
  '/history/last-files': { view: lazy(() => import('./files/LastFilesPage.tsx')) },
  '/import/{resource}': { view: lazy(() => import('./import/ImportPage.tsx')) },
  '/merging/new': { view: lazy(() => import('./merging/MergingPage.tsx')) },
  '/outgoing': { view: lazy(() => import('./outgoing/OutgoingPage.tsx')) },
  '/processing/in-hold': { view: lazy(() => import('./processing/HeldPage.tsx')) },
  '/processing/monitoring': { view: lazy(() => import('./processing/MonitoringPage.tsx')) },
  '/processing/new': { view: lazy(() => import('./processing/DuePage.tsx')) },
  '/schedule-send/email': { view: lazy(() => import('./processing/schedules/SchedulesPage.tsx')) },
  '/schedule-send/processing': { view: lazy(() => import('./processing/schedules/SchedulesPage.tsx')) },
  '/schedule-send/sms': { view: lazy(() => import('./processing/schedules/SchedulesPage.tsx')) },
  '/search': { view: lazy(() => import('./search/SearchPage.tsx')) },
  '/settings': { view: lazy(() => import('./settings/SettingsPage.tsx')) },
  '/settings/acl': { view: lazy(() => import('./acl/AclPage.tsx')) },
  '/settings/acl/edit/{id}': { view: lazy(() => import('./acl/AclEditPage.tsx')) },
  '/settings/global': { view: lazy(() => import('./settings/global/GlobalSettingsPage.tsx')) },
  '/compliance/complaints/report': { view: lazy(() => import('./compliance/ComplaintReportPage.tsx')) },
  '/news': { view: lazy(() => import('./news/NewsPage.tsx')) },
  '/shared-info/view/{hash}': { view: lazy(() => import('./sharing/SharedInfoPage.tsx')), bare: true },
  '/api-log/monitoring': { view: lazy(() => import('./integration/MonitoringPage.tsx')) },
  '/workflow/{workflow}/step/{id}/edit': { view: lazy(() => import('./workflow/StepPage.tsx')) },
  '/view-documents': { view: lazy(() => import('./documents/ViewDocumentsPage.tsx')) },
  '/settings/texts': { view: lazy(() => import('./texts/TextsPage.tsx')) },
  '/developer/texts': { view: lazy(() => import('./developer/MissingTextsPage.tsx')) },
  '/developer/widgets': { view: lazy(() => import('./developer/WidgetsPage.tsx')) },
}
