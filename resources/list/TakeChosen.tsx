/** Takes the action chosen in a row's menu, after the menu has closed. */
import { useEffect, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { useTakeAction } from '#resources/actions/lifecycle/useTakeAction.tsx'

/** `turn`: a counter, so that the same action can be chosen again. */
export type Chosen = { record: RaRecord; name: string; turn: number }

export const TakeChosen = ({ entity, chosen: { record, name } }: { entity: Entity; chosen: Chosen }) => {
  const action = entity.lifecycle?.actions[name]
  return action && <Begin {...{ entity, record, name, action }} />
}

type BeginProps = { entity: Entity; record: RaRecord; name: string; action: LifecycleAction }

const Begin = (props: BeginProps) => {
  const { start, dialogs } = useTakeAction(props)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    start()
  }, [start])
  return dialogs
}
