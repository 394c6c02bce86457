/** Picks or creates the related record. */
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import type { Related } from '#resources/texts/relatedText.ts'
import { AddRelated } from './AddRelated.tsx'
import { Field } from '#resources/inputs/Field.tsx'
import { RelationPicker, type RelationTarget } from './RelationPicker.tsx'
import { useControl, type ControlProps } from '#resources/inputs/useControl.ts'

export const RelationControl = ({
  reference,
  embed,
  partOf,
  ofTree,
  where,
  ...props
}: ControlProps & RelationTarget) => {
  const control = useControl<Related>(props)
  const of = useRelationOf(props.source, reference, partOf)
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'start', '& > .MuiAutocomplete-root': { flexGrow: 1 } }}>
      <RelationPicker
        {...{ reference, embed, partOf, ofTree, where, of }}
        value={control.value ?? null}
        onChange={control.change}
        onBlur={control.blur}
        disabled={control.disabled}
        input={(params) => <Field {...params} control={control} size="small" />}
      />
      {!control.disabled && <AddRelated reference={reference} onAdded={control.change} />}
    </Box>
  )
}

/**
 * A relation inside a row has another source than one of the record. Where a record says what it is part of, it is
 * no choice itself.
 */
function useRelationOf(source: string, reference: string, partOf: string | undefined) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const id = reference === resource && partOf === source ? record?.id : undefined
  return useMemo(() => (source.includes('.') ? undefined : { resource, property: source, id }), [resource, source, id])
}

const none: Related[] = []

/** The same for several records. */
export const RelationsControl = ({
  reference,
  embed,
  partOf,
  ofTree,
  where,
  ...props
}: ControlProps & RelationTarget) => {
  const control = useControl<Related[]>(props)
  const of = useRelationOf(props.source, reference, partOf)
  const chosen = control.value ?? none
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'start',
        gridColumn: '1 / -1',
        '& > .MuiAutocomplete-root': { flexGrow: 1 },
      }}
    >
      <RelationPicker<true>
        multiple
        {...{ reference, embed, partOf, ofTree, where, of }}
        value={chosen}
        onChange={control.change}
        onBlur={control.blur}
        disabled={control.disabled}
        input={(params) => <Field {...params} control={control} size="small" required={false} />}
      />
      {!control.disabled && (
        <AddRelated reference={reference} onAdded={(added) => control.change([...chosen, added])} />
      )}
    </Box>
  )
}
