/** Mounts content when it is first needed and keeps it mounted, so that it can fade out. */
import { Suspense, useState, type ReactNode } from 'react'
import { WantedContext } from '#resources/contexts/WantedContext.ts'

export const WhenFirst = ({ wanted, children }: { wanted: boolean; children: ReactNode }) => {
  const [isWanted, setWanted] = useState(wanted)
  if (wanted && !isWanted) setWanted(true)
  return (
    isWanted && (
      <WantedContext value={wanted}>
        <Suspense>{children}</Suspense>
      </WantedContext>
    )
  )
}
