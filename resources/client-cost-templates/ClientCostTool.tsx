/** Calculator: costs of a client for one file by this price list. */
import Calculate from '@mui/icons-material/CalculateOutlined'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { ClientCase } from '#domain/money/clientCosts.ts'
import { dayOf } from '#domain/time/day.ts'
import { ToolDialog } from '#resources/dialog/ToolDialog.tsx'
import { useUnsaved } from '#resources/form/UnsavedContext.ts'
import { AmountField } from '#resources/inputs/AmountField.tsx'
import { CountField } from '#resources/inputs/CountField.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import type { ClientCostTemplate } from '#schemas/generated/client-cost-template.ts'
import { ClientCostResult } from './ClientCostResult.tsx'

export const ClientCostTool = () => {
  const template = useRecordContext<ClientCostTemplate>()
  if (!template) return null
  return (
    <ToolDialog
      icon={<Calculate />}
      label="clientCosts.open"
      title="clientCosts.title"
      lead="clientCosts.lead"
      maxWidth="md"
    >
      <Questions template={template} />
    </ToolDialog>
  )
}

const counted = ['letter', 'legal_act', 'precasso_item', 'month'] as const

const Questions = ({ template }: { template: ClientCostTemplate }) => {
  const translate = useTranslate()
  const [example] = useState<ClientCase>(() => ({
    principal: 1_000_00,
    collected: { principal: 1_000_00, interest: 12_34, costs: 150_00 },
    times: { file_opened: 1, letter: 3 },
    day: dayOf(Date.now()),
  }))
  const [file, setFile] = useState(example)
  useUnsaved(file !== example)
  const collect = (part: keyof ClientCase['collected']) => (
    <AmountField
      label={translate(`clientCosts.collected.${part}`)}
      value={file.collected[part]}
      onChange={(cents) => setFile({ ...file, collected: { ...file.collected, [part]: cents ?? 0 } })}
    />
  )
  const count = (trigger: keyof ClientCase['times'], times: number) =>
    setFile({ ...file, times: { ...file.times, [trigger]: times } })
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
        }}
      >
        <AmountField
          autoFocus
          label={translate('clientCosts.principal')}
          value={file.principal}
          onChange={(cents) => setFile({ ...file, principal: cents ?? 0 })}
        />
        {collect('principal')}
        {collect('interest')}
        {collect('costs')}
        {counted.map((trigger) => (
          <CountField
            key={trigger}
            label={translate(`clientCosts.times.${trigger}`)}
            value={file.times[trigger] ?? 0}
            onChange={(times) => count(trigger, times)}
          />
        ))}
        <DayField label={translate('clientCosts.day')} value={file.day} onChange={(day) => setFile({ ...file, day })} />
      </Box>
      <FormControlLabel
        label={translate('clientCosts.closedNoResult')}
        control={
          <Switch
            checked={file.times.closed_no_result === 1}
            onChange={(_event, checked) => count('closed_no_result', checked ? 1 : 0)}
          />
        }
      />
      <ClientCostResult rules={template.rules} file={file} />
    </>
  )
}
