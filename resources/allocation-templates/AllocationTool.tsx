/** Calculator: allocates an example payment over example debts. */
import Add from '@mui/icons-material/Add'
import Science from '@mui/icons-material/ScienceOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { AllocationOrder } from '#domain/money/allocation.ts'
import { addDays, dayOf, type IsoDate } from '#domain/time/day.ts'
import type { Cents } from '#domain/money/money.ts'
import { ToolDialog } from '#resources/dialog/ToolDialog.tsx'
import { useUnsaved } from '#resources/form/UnsavedContext.ts'
import { AmountField } from '#resources/inputs/AmountField.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import type { AllocationTemplate } from '#schemas/generated/allocation-template.ts'
import { AllocationResult } from './AllocationResult.tsx'
import { DebtFields, type Example } from './DebtFields.tsx'

const mostDebts = 5
const examplePayment: Cents = 500_00

export const AllocationTool = () => {
  const template = useRecordContext<AllocationTemplate>()
  if (!template) return null
  return (
    <ToolDialog
      icon={<Science />}
      label="allocation.open"
      title="allocation.title"
      lead="allocation.lead"
      maxWidth="md"
    >
      <Trial template={template} />
    </ToolDialog>
  )
}

const Trial = ({ template }: { template: AllocationTemplate }) => {
  const translate = useTranslate()
  const order = orderOf(template)
  const [today] = useState(() => dayOf(Date.now()))
  const [amount, setAmount] = useState<Cents | null>(examplePayment)
  const [day, setDay] = useState<IsoDate>(today)
  const [named, setNamed] = useState('')
  const [examples] = useState<readonly Example[]>(() => [firstDebt(today)])
  const [debts, setDebts] = useState(examples)
  useUnsaved(debts !== examples || amount !== examplePayment || day !== today)

  const handleAdd = () => setDebts([...debts, anotherDebt(nextId(debts), today)])
  const handleRemove = (id: string) => {
    setDebts(debts.filter((debt) => debt.id !== id))
    if (named === id) setNamed('')
  }
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, alignItems: 'start' }}>
        <AmountField autoFocus label={translate('allocation.payment')} value={amount} onChange={setAmount} />
        <DayField label={translate('allocation.day')} value={day} onChange={setDay} />
        <TextField
          select
          size="small"
          label={translate('allocation.named')}
          value={named}
          onChange={({ target }) => setNamed(target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{translate('allocation.namedNone')}</MenuItem>
          {debts.map(({ id }) => (
            <MenuItem key={id} value={id}>
              {translate('allocation.debt', { id })}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {debts.map((debt) => (
        <DebtFields
          key={debt.id}
          debt={debt}
          components={order.components}
          onChange={(next) => setDebts(debts.map((one) => (one.id === next.id ? next : one)))}
          onRemove={debts.length > 1 ? () => handleRemove(debt.id) : undefined}
        />
      ))}
      {debts.length < mostDebts && (
        <Box>
          <Button startIcon={<Add />} onClick={handleAdd}>
            {translate('allocation.add')}
          </Button>
        </Box>
      )}
      {amount !== null && amount > 0 && (
        <AllocationResult payment={{ amount, day, named: named || undefined }} debts={debts} order={order} />
      )}
    </>
  )
}

const orderOf = (template: AllocationTemplate): AllocationOrder => ({
  components: template.components.map(({ component }) => component),
  respectDesignation: template.respectDesignation === true,
  mostOnerousFirst: template.mostOnerousFirst === true,
  oldestFirst: template.oldestFirst === true,
  bailiffCostsFirst: template.bailiffCostsFirst === true,
})

const firstDebt = (today: IsoDate): Example => ({
  id: '1',
  dueDate: addDays(today, -180),
  rate: '4',
  open: { collection_costs: 150_00, interest: 12_34, principal: 1_000_00 },
})

const anotherDebt = (id: string, today: IsoDate): Example => ({
  id,
  dueDate: addDays(today, -90),
  rate: '4',
  open: { principal: 300_00 },
})

const nextId = (debts: readonly Example[]): string => String(Math.max(...debts.map(({ id }) => Number(id))) + 1)
