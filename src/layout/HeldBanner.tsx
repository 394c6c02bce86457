/** Banner on every page while mail and webhooks are held, for those who may release them. */
import { Suspense } from 'react'
import { useHeldSince } from '#providers/heldSince.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { mayOpen } from '#src/pages.ts'

const HeldStrip = lazyPart(() => import('./HeldStrip.tsx'))

export const HeldBanner = () => {
  const since = useHeldSince()
  if (since === undefined || !mayOpen('/outgoing')) return null
  return (
    <Suspense>
      <HeldStrip since={since} />
    </Suspense>
  )
}
