/** Calculator: costs of several bailiff's acts by the tariffs of a day. */
import Calculate from '@mui/icons-material/CalculateOutlined'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { call } from '#providers/http.ts'
import { ToolDialog } from '#resources/dialog/ToolDialog.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { ActsBill } from './ActsBill.tsx'

export const ActsTool = () => (
  <ToolDialog icon={<Calculate />} label="acts.open" title="acts.title" lead="acts.lead">
    <Questions />
  </ToolDialog>
)

const Questions = () => {
  const translate = useTranslate()
  const [day, setDay] = useState(() => dayOf(Date.now()))
  const [isVatDeductible, setVatDeductible] = useState(true)
  const { data, error, refetch } = useQuery({
    queryKey: ['bailiff-tariff', 'on', day],
    queryFn: async ({ signal }) => {
      const query = { _asOf: day, _limit: -1, _order: { article: 'asc' } }
      return (await call('GET', '/api/v4/bailiff-tariff', { query, signal })).items
    },
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Box sx={{ maxWidth: 240 }}>
        <DayField label={translate('acts.day')} value={day} onChange={setDay} />
      </Box>
      <FormControlLabel
        label={translate('courtCosts.vatDeductible')}
        control={<Switch checked={isVatDeductible} onChange={(_event, checked) => setVatDeductible(checked)} />}
      />
      {error ? (
        <ReadFailure error={error} onRetry={refetch} />
      ) : data ? (
        <ActsBill tariffs={data} isVatDeductible={isVatDeductible} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </>
  )
}
