/** Input that depends on a right or on other values of the form. */
import { useContext, useState, type ReactNode } from 'react'
import { matches } from '#domain/condition.ts'
import { currentUser } from '#providers/session.ts'
import type { Condition } from '#schemas/condition.ts'
import type { RoleExpression } from '#schemas/entity.ts'
import { useMay } from '#resources/contexts/may.ts'
import { SurfaceContext } from '#resources/contexts/FormSurface.ts'
import { RowContext, useTyped } from '#resources/contexts/RowContext.ts'

type ConditionalProps = { read?: RoleExpression; when?: Condition; only?: 'create' | 'edit'; children: ReactNode }

export const ConditionalInput = ({ read, when, only, children }: ConditionalProps) => {
  const may = useMay()
  const values = useTyped()
  const [asOf] = useState(() => new Date().toISOString())
  const surface = useContext(SurfaceContext)?.mode
  const row = useContext(RowContext)
  const mode = row ? (row.isNew ? 'create' : 'edit') : surface
  if (only !== undefined && only !== mode) return null
  if (read !== undefined && !may(read)) return null
  const isWanted = !when || matches(when, values, { me: currentUser(), asOf })
  return isWanted ? children : null
}
