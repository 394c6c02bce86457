/** Tells the inputs of a form which of them are required by the current values. */
import { useMemo, useState, type ReactNode } from 'react'
import { currentUser } from '#providers/session.ts'
import type { Entity } from '#schemas/entity.ts'
import { useTyped } from '#resources/contexts/RowContext.ts'
import { emptied, hasConditions, RequiredContext, requiredNow } from './conditions.ts'

type RulesProps = { entity: Entity; children: ReactNode }

/** Watches only entities with conditions, because it re-renders on every key. */
export const LiveRules = ({ entity, children }: RulesProps) =>
  hasConditions(entity) ? <Watched entity={entity}>{children}</Watched> : children

const Watched = ({ entity, children }: RulesProps) => {
  const values = useTyped()
  const [asOf] = useState(() => new Date().toISOString())
  const asker = { me: currentUser(), asOf }
  const names = requiredNow(entity, emptied(entity, values, asker), asker).join(' ')
  const required = useMemo(() => new Set(names.split(' ')), [names])
  return <RequiredContext value={required}>{children}</RequiredContext>
}
