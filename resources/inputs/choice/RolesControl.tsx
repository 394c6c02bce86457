/**
 * Rights, each under its area; nobody gives one that they lack, an account of the portal has those of the portal only, and the mark
 * of working as somebody else is nobody's to give.
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
/** Areas in the order in which they are first named, so that each stands in one piece. */
const order = [...new Set(Object.values(areaOf))]
const givable = Object.keys(areaOf)
  .filter((role) => role !== actingRole)
  .toSorted((a, b) => order.indexOf(areaOf[a] ?? '') - order.indexOf(areaOf[b] ?? ''))

export const RolesControl = (props: ControlProps) => {
  const translate = useTranslate()
  const acl = currentUser()?.acl ?? []
  /** Of an account; a group has none, and what is new is of staff until somebody says otherwise. */
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
