/** Calculator of court costs; the server computes with the tables valid on the day. */
import Calculate from '@mui/icons-material/CalculateOutlined'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Claimant } from '#domain/courtCosts.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Cents } from '#domain/money/money.ts'
import { ToolDialog } from '#resources/dialog/ToolDialog.tsx'
import { useUnsaved } from '#resources/form/UnsavedContext.ts'
import { AmountField } from '#resources/inputs/AmountField.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import { CourtCostsResult } from './CourtCostsResult.tsx'

const claimants: readonly Claimant[] = ['legal', 'natural', 'indigent']
const points = ['0.5', '1', '1.5', '2', '2.5', '3', '4', '5']

export const CourtCostsTool = () => (
  <ToolDialog
    icon={<Calculate />}
    label="courtCosts.open"
    title="courtCosts.title"
    lead="courtCosts.lead"
    maxWidth="sm"
  >
    <Questions />
  </ToolDialog>
)

const Questions = () => {
  const translate = useTranslate()
  const [claim, setClaim] = useState<Cents | null>(null)
  const [claimant, setClaimant] = useState<string>('legal')
  const [point, setPoint] = useState('1')
  const [isVatDeductible, setVatDeductible] = useState(true)
  useUnsaved(claim !== null)
  const [day, setDay] = useState(() => dayOf(new Date().toISOString()))
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <AmountField
          autoFocus
          label={translate('courtCosts.claim')}
          help={translate('courtCosts.claimHelp')}
          value={claim}
          onChange={setClaim}
        />
        <DayField label={translate('courtCosts.day')} value={day} onChange={setDay} />
        <TextField
          select
          size="small"
          label={translate('courtCosts.claimant')}
          value={claimant}
          onChange={({ target }) => setClaimant(target.value)}
        >
          {claimants.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`courtCosts.claimants.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={translate('courtCosts.points')}
          helperText={translate('courtCosts.pointsHelp')}
          value={point}
          onChange={({ target }) => setPoint(target.value)}
        >
          {points.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <FormControlLabel
        label={translate('courtCosts.vatDeductible')}
        control={<Switch checked={isVatDeductible} onChange={(_event, checked) => setVatDeductible(checked)} />}
      />
      {claim !== null && claim > 0 && (
        <CourtCostsResult query={{ claim, claimant, vatDeductible: isVatDeductible, points: point, day }} />
      )}
    </>
  )
}
