/** Inputs of one child row, with sources, labels and conditions of its own entity. */
import FormHelperText from '@mui/material/FormHelperText'
import { memo, useContext, useEffect, useMemo } from 'react'
import { SourceContextProvider, useTranslate } from 'react-admin'
import { get, useFormState } from 'react-hook-form'
import type { ChildKind } from '#resources/form/values/childRows.ts'
import { LiveRules } from '#resources/form/LiveRules.tsx'
import { InputsContext } from '#resources/contexts/FormSurface.ts'
import { RowContext } from '#resources/contexts/RowContext.ts'
import { ComputedCell } from './ComputedCell.tsx'
import type { Cell } from './useCells.ts'

type ChildRowProps = { kind: ChildKind; cells: readonly Cell[]; path: string; isNew: boolean; isLocked: boolean }

export const ChildRow = memo(function ChildRow({ kind, cells, path, isNew, isLocked }: ChildRowProps) {
  const { entity } = kind
  const row = useMemo(() => ({ path, isNew, isLocked }), [path, isNew, isLocked])
  const sources = useMemo(
    () => ({
      getSource: (source: string) => `${path}.${source}`,
      getLabel: (source: string) => `resources.${entity.name}.fields.${source}`,
    }),
    [path, entity],
  )
  return (
    <RowContext value={row}>
      <SourceContextProvider value={sources}>
        <LiveRules entity={entity}>
          {cells.map(({ facts, input: Input, field: Field }) => (
            <div key={facts.name} className="cell">
              {Input && <Input />}
              {Field && <ComputedCell kind={kind} source={facts.name} field={Field} />}
            </div>
          ))}
        </LiveRules>
        <RowError path={path} />
      </SourceContextProvider>
    </RowContext>
  )
})

/** Error of the row as a whole. */
const RowError = ({ path }: { path: string }) => {
  const inputs = useContext(InputsContext)
  const { errors } = useFormState({ name: path })
  const translate = useTranslate()
  useEffect(() => {
    inputs.add(path)
    return () => void inputs.delete(path)
  }, [inputs, path])
  const message: unknown = get(errors, `${path}.root.message`)
  if (typeof message !== 'string' || message === '') return null
  return (
    <FormHelperText error tabIndex={-1} data-faulty role="alert" sx={{ gridColumn: '1 / -1' }}>
      {translate(message, { _: message })}
    </FormHelperText>
  )
}
