/** List table in the gallery with a thousand invented rows: sorting, selection, long texts. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { ListContextProvider, useList, useTranslate } from 'react-admin'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { RichTextValue } from '#resources/fields/RichTextValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { AdminTable } from '#resources/table/AdminTable.tsx'
import { Column } from '#resources/table/Column.tsx'
import { unsorted } from '#resources/table/sort.ts'
import { ColumnsContext } from '#resources/contexts/TableContext.ts'

const rows = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  text: `Merel ${String((index * 37) % 1000).padStart(4, '0')}`,
  longText: `De debiteur heeft op ${index + 1} momenten gebeld over de factuur en vroeg om uitstel van betaling.`,
  editor: `<p>Betaal <strong>€ ${index},00</strong> &amp; stuur een bewijs van betaling naar kantoor, vóór vrijdag.</p>`,
  money: { amount: (index * 7919) % 500_000, currency: ['EUR', 'DKK', 'GBP'][index % 3] },
  dateTime: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
}))

const Text = () => <TextValue source="text" />
const LongText = () => <TextValue source="longText" />
const Letter = () => <RichTextValue source="editor" />
const Money = () => <MoneyValue source="money" />
const Moment = () => <DateTimeValue source="dateTime" />
const nowhere = () => undefined

export const TableWidgets = () => {
  const translate = useTranslate()
  const may = useMay()
  const list = useList({ data: rows, resource: 'widgets', perPage: rows.length, sort: unsorted })
  const columns = useMemo(() => ({ hidden: [], may }), [may])
  return (
    <ListContextProvider value={list}>
      <ColumnsContext value={columns}>
        <Typography variant="body2" role="status" sx={{ mb: 1 }}>
          {translate('widgets.selected', { count: list.selectedIds.length })}
        </Typography>
        <Box sx={{ display: 'flex', flexDirection: 'column', height: 420, border: 1, borderColor: 'divider' }}>
          <AdminTable label={translate('widgets.table')} rowPath={nowhere} selectable>
            <Column source="text" field={Text} width={130} sortable title />
            <Column source="longText" field={LongText} width={330} sortable />
            <Column source="editor" field={Letter} width={330} />
            <Column source="money" field={Money} width={140} numeric />
            <Column source="dateTime" field={Moment} width={165} sortable />
          </AdminTable>
        </Box>
      </ColumnsContext>
    </ListContextProvider>
  )
}
