/**
 * Rights by area. Nobody grants rights that they lack; portal accounts only get portal rights; the right that marks
 * acting as another user cannot be granted.
 */
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { actingRole } from '#domain/access/impersonation.ts'
import { rolesThatCount, staffKind } from '#domain/access/portalRoles.ts'
import { lackedRoles } from '#domain/access/rank.ts'
import { currentUser } from '#providers/session.ts'
import areas from '#schemas/roles.json' with { type: 'json' }
import { ListControl } from '#resources/inputs/ListControl.tsx'
import type { ControlProps } from '#resources/inputs/useControl.ts'

const areaOf: Readonly<Record<string, string>> = areas
/** Areas in order of first appearance, so that each is one block. */
const order = [...new Set(Object.values(areaOf))]
const givable = Object.keys(areaOf)
  .filter((role) => role !== actingRole)
  .toSorted((a, b) => order.indexOf(areaOf[a] ?? '') - order.indexOf(areaOf[b] ?? ''))

export const RolesControl = (props: ControlProps) => {
  const translate = useTranslate()
  const acl = currentUser()?.acl ?? []
  /** Kind of the account; a group has none, and a new account is staff by default. */
  const kind: unknown = useWatch({ name: 'kind' })
  return (
    <ListControl
      {...props}
      values={rolesThatCount(kind ?? staffKind, givable)}
      groupBy={(role) => translate(`roleAreas.${areaOf[role]}`)}
      getOptionDisabled={(role) => lackedRoles(acl, [role]).length > 0}
    />
  )
}
