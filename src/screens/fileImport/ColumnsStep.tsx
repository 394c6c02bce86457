/** Meaning of each column of a client's file, as guessed or by the client's mapping; kept as a mapping on request. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { textPage } from '#resources/page/pageGrid.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { ColumnRow } from '#src/screens/import/ColumnRow.tsx'
import { DateOrderField } from './DateOrderField.tsx'
import { useDateOrders } from './dateOrders.ts'
import { useImportSteps, type Import } from './imports.ts'

export const ColumnsStep = ({ job, isAgain = false }: { job: Import; isAgain?: boolean }) => {
  const translate = useTranslate()
  const count = new Intl.NumberFormat(useKnownLocale()).format(job.counts.total)
  const { isBusy, take } = useImportSteps(job.id)
  const [chosen, setChosen] = useState(() => job.columns.map(({ to }) => to || null))
  const { orders, asked, choose: chooseOrder } = useDateOrders(job, chosen)
  const [keepAs, setKeepAs] = useState('')
  const targets = job.targets.map((target) => ({ ...target, isKey: false }))
  const missing = targets.filter(({ to, isRequired }) => isRequired && !chosen.includes(to)).map(({ title }) => title)
  const isTwice = (at: number) => chosen[at] !== null && chosen.indexOf(chosen[at] ?? null) < at
  const isWrong = missing.length > 0 || asked.length > 0 || chosen.some((_, at) => isTwice(at))

  const handleCheck = () => {
    const columns = job.columns.flatMap(({ header }, at) => {
      const to = chosen[at]
      const { order, isDate } = orders[at] ?? {}
      return to ? [{ header, to, ...(isDate && order && { dateOrder: order }) }] : []
    })
    void take('validate', { columns, ...(keepAs.trim() !== '' && { keepAs: keepAs.trim() }) })
  }
  return (
    <Box component="section" aria-label={translate('fileImport.columns')} sx={textPage}>
      <Typography component="h2" variant="h6">
        {translate('fileImport.columns')}
      </Typography>
      {!isAgain && (
        <Typography color="text.secondary">
          {translate('fileImport.read', { count, smart_count: job.counts.total })}{' '}
          {job.attachments > 0 &&
            translate('fileImport.attachments', { smart_count: job.attachments, count: job.attachments })}
        </Typography>
      )}
      <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {job.columns.map((column, at) => (
          <ColumnRow
            key={`${at} ${column.header}`}
            column={{ header: column.header, samples: column.sample === '' ? [] : [column.sample], to: column.to }}
            targets={targets}
            to={chosen[at] ?? null}
            isTwice={isTwice(at)}
            onChoose={(to) => setChosen(chosen.with(at, to))}
          >
            {orders[at]?.isDate === true && (
              <DateOrderField
                header={column.header}
                order={orders[at].order}
                onChoose={(order) => chooseOrder(at, order)}
              />
            )}
          </ColumnRow>
        ))}
      </Paper>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        {asked.length > 0 && (
          <Alert severity="warning">{translate('fileImport.dateOrderToChoose', { columns: asked.join(', ') })}</Alert>
        )}
        {missing.length > 0 && (
          <Alert severity="warning">{translate('fileImport.missing', { fields: missing.join(', ') })}</Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <TextField
          size="small"
          label={translate('fileImport.keepAs')}
          helperText={translate('fileImport.keepAsHelp')}
          value={keepAs}
          onChange={(event) => setKeepAs(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <Button
          variant={isAgain ? 'outlined' : 'contained'}
          loading={isBusy}
          disabled={isWrong}
          onClick={handleCheck}
          sx={{ minHeight: 40 }}
        >
          {translate(isAgain ? 'fileImport.checkAgain' : 'fileImport.check', { count, smart_count: job.counts.total })}
        </Button>
      </Box>
    </Box>
  )
}
