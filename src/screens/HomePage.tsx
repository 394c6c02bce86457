/** `/` has nothing of its own: it leads to the first page this person may open. */
import { Navigate, useTranslate } from 'react-admin'
import { PageSkeleton } from '#src/layout/PageSkeleton.tsx'
import { firstPage, useMenu } from '#src/layout/menu.ts'
import { Notice } from './Notice.tsx'

export const HomePage = () => {
  const { data: items, isPending } = useMenu()
  const translate = useTranslate()
  if (isPending) return <PageSkeleton />
  if (!items) return <Notice title={translate('shell.failure.title')} text={translate('shell.menuFailed')} />
  return <Navigate to={firstPage(items) ?? '/access-denied'} replace />
}
