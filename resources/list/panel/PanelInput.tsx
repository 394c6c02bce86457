/** The input of one property in the search form, by its type: choices, records, yes or no, from and until, or a text. */
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useContext } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Property } from '#schemas/entity.ts'
import { useValueText } from '#resources/fields/EnumValue.tsx'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import type { Ops } from '#resources/list/filters/kinds.ts'
import { useFilterLabel } from '#resources/list/filters/useFilterLabel.ts'
import { me, useRelated } from '#resources/list/filters/useRelatedNames.ts'
import { FiltersContext } from '#resources/list/filters/FiltersContext.ts'
import type { Related } from '#resources/texts/relatedText.ts'
import { choicesOf, opsOf, withOps } from './panelFilter.ts'
import { TypedField } from './TypedField.tsx'

type InputProps = { property: Property; label: string; ops: Ops; onOps: (ops: Ops) => void }

/** @param aboveZero Asks of an amount whether there is any. */
export const PanelInput = ({ property, aboveZero }: { property: Property; aboveZero: boolean }) => {
  const { filterValues } = useListContext()
  const change = useContext(FiltersContext)
  const props = {
    property,
    label: useFilterLabel()(property.name),
    ops: opsOf(filterValues, property),
    onOps: (ops: Ops) => change((before) => withOps(before, property, ops)),
  }
  if (aboveZero) return <AboveZero {...props} />
  if (property.relation) return <Records {...props} />
  switch (property.type) {
    case 'enum':
      return <Choices {...props} />
    case 'boolean':
      return <Answer {...props} />
    case 'money':
    case 'date':
    case 'date-time':
      return <Range {...props} />
    default:
      return <Words {...props} />
  }
}

const Words = ({ property, label, ops, onOps }: InputProps) => (
  <TypedField {...{ property, label }} value={ops.contains} onValue={(contains) => onOps({ contains })} />
)

const Range = ({ property, label, ops, onOps }: InputProps) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, alignItems: 'start' }}>
      <TypedField
        property={property}
        label={translate('list.form.from', { name: label })}
        value={ops.gte}
        onValue={(gte) => onOps({ gte })}
      />
      <TypedField
        property={property}
        label={translate('list.form.until', { name: label })}
        value={ops.lte}
        onValue={(lte) => onOps({ lte })}
      />
    </Box>
  )
}

const Choices = ({ property, label, ops, onOps }: InputProps) => {
  const valueText = useValueText(property.through?.property.name ?? property.name, property.through?.entity)
  const chosen = choicesOf(ops).map(String)
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosen}
      onChange={({ target }) => {
        const next = ([target.value].flat() as string[]).filter(Boolean)
        onOps({ in: next.length > 0 ? next : undefined })
      }}
      slotProps={{
        select: { multiple: true, renderValue: (all) => (all as string[]).map(valueText).join(', ') },
      }}
    >
      {property.values?.map((value) => (
        <MenuItem key={value} value={value}>
          {valueText(value)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const Records = ({ property, label, ops, onOps }: InputProps) => {
  const { relation } = property
  const drafts = choicesOf(ops)
  const chosen = useRelated(relation, drafts)
  const kept = drafts.includes(me) ? [me] : []
  return (
    <RelationPicker<true>
      multiple
      reference={relation?.entity ?? ''}
      embed={relation?.embed ?? []}
      value={chosen}
      onChange={(next: Related[]) => {
        const ids = [...kept, ...next.map(({ id }) => id)]
        onOps({ in: ids.length > 0 ? ids : undefined })
      }}
      input={(params) => <TextField {...params} size="small" label={label} />}
    />
  )
}

const Answer = ({ label, ops: { eq }, onOps }: InputProps) => (
  <YesNo
    label={label}
    value={eq === undefined ? '' : String(eq) === 'true' ? 'yes' : 'no'}
    onAnswer={(answer) => onOps({ eq: answer === '' ? undefined : answer === 'yes' })}
  />
)

const AboveZero = ({ label, ops: { gt, lte }, onOps }: InputProps) => (
  <YesNo
    label={label}
    value={String(gt) === '0' ? 'yes' : String(lte) === '0' ? 'no' : ''}
    onAnswer={(answer) => onOps({ gt: answer === 'yes' ? 0 : undefined, lte: answer === 'no' ? 0 : undefined })}
  />
)

type YesNoProps = { label: string; value: string; onAnswer: (answer: string) => void }

const YesNo = ({ label, value, onAnswer }: YesNoProps) => {
  const translate = useTranslate()
  return (
    <TextField select size="small" label={label} value={value} onChange={({ target }) => onAnswer(target.value)}>
      <MenuItem value="">{translate('list.form.any')}</MenuItem>
      <MenuItem value="yes">{translate('list.form.yes')}</MenuItem>
      <MenuItem value="no">{translate('list.form.no')}</MenuItem>
    </TextField>
  )
}
