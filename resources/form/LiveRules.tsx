/** Tells the inputs of a form which of them may not be left empty as it stands now. */
import { useMemo, useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { currentUser } from '#providers/session.ts'
import type { Entity } from '#schemas/entity.ts'
import { emptied, hasConditions, RequiredContext, requiredNow } from '#resources/conditions.ts'

type RulesProps = { entity: Entity; children: ReactNode }

/** A form without conditions is not drawn anew at every key. */
export const LiveRules = ({ entity, children }: RulesProps) =>
  hasConditions(entity) ? <Watched entity={entity}>{children}</Watched> : children

const Watched = ({ entity, children }: RulesProps) => {
  const values = useFormContext().watch()
  const [asOf] = useState(() => new Date().toISOString())
  const asker = { me: currentUser(), asOf }
  const names = requiredNow(entity, emptied(entity, values, asker), asker).join(' ')
  const required = useMemo(() => new Set(names.split(' ')), [names])
  return <RequiredContext value={required}>{children}</RequiredContext>
}
