/** Banner while acting as another user. The session is shared by all tabs, so the other tabs reload too. */
import { Suspense, useEffect } from 'react'
import { actingRole } from '#domain/access/impersonation.ts'
import { currentUser, onOtherPerson } from '#providers/session.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const ActingBanner = lazyPart(() => import('./ActingBanner.tsx'))

export const ImpersonationBanner = () => {
  useEffect(() => onOtherPerson(() => window.location.reload()), [])
  if (!currentUser()?.acl.includes(actingRole)) return null
  return (
    <Suspense>
      <ActingBanner />
    </Suspense>
  )
}
