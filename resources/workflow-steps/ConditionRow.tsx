/** A condition: 'Outstanding — at least — € 100'. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { comparisons, firstOf, kinds, type Condition, type What } from '#resources/workflows/conditions.ts'
import { ConditionValue } from './ConditionValue.tsx'

type ConditionRowProps = {
  place: number
  condition: Condition
  error?: string
  isClosed: boolean
  onChange: (next: Condition) => void
  onRemove: () => void
}

export const ConditionRow = ({ place, condition, error, isClosed, onChange, onRemove }: ConditionRowProps) => {
  const translate = useTranslate()
  const { what, is } = condition
  const { kind } = kinds[what]
  const compared = comparisons(what)
  const textOf = (one: string) => translate(kind === 'days' ? `workflow.paidCompare.${one}` : `workflow.compare.${one}`)
  return (
    <Box role="group" aria-label={translate('workflow.condition', { number: place + 1 })}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr) auto' },
          '& > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: { xs: '1', sm: 'auto' } },
          '& > :last-child': { gridRow: '1', gridColumn: { xs: '2', sm: '4' } },
        }}
      >
        <TextField
          select
          size="small"
          label={translate('workflow.what')}
          value={what}
          disabled={isClosed}
          onChange={({ target }) => onChange(firstOf(target.value as What))}
        >
          {Object.keys(kinds).map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`resources.workflow-step.rowValues.conditions.what.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={translate('workflow.is')}
          value={kind === 'yesNo' ? (condition.value ?? 'true') : is}
          disabled={isClosed}
          onChange={({ target }) =>
            onChange({
              ...condition,
              ...(kind === 'yesNo' ? { value: target.value } : { is: target.value as Condition['is'] }),
            })
          }
          sx={kind === 'yesNo' ? { gridColumn: { sm: '2 / 4' } } : undefined}
        >
          {kind === 'yesNo'
            ? ['true', 'false'].map((one) => (
                <MenuItem key={one} value={one}>
                  {translate(`workflow.yesNo.${one}`)}
                </MenuItem>
              ))
            : compared.map((one) => (
                <MenuItem key={one} value={one}>
                  {textOf(one)}
                </MenuItem>
              ))}
        </TextField>
        {kind !== 'yesNo' && (
          <ConditionValue
            condition={condition}
            isClosed={isClosed}
            onChange={(value) => onChange({ ...condition, value })}
          />
        )}
        <IconButton
          aria-label={translate('workflow.removeCondition', { number: place + 1 })}
          disabled={isClosed}
          onClick={onRemove}
        >
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {error !== undefined && <FormHelperText error>{translate(error, { _: error })}</FormHelperText>}
    </Box>
  )
}
