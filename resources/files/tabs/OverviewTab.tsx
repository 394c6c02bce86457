/** Facts of a file at a glance, and beneath them everything that happened. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import {
  AccountManagerField,
  ClientReferenceField,
  CoDebtorsField,
  CustomerNumberField,
  DescriptionField,
  FileTypeField,
  FirstDueDateField,
  LegalTypeField,
  LimitationDateField,
  NotesField,
  ReceivedAtField,
} from '#resources/generated/files/fields.tsx'
import { Timeline } from '#resources/files/timeline/Timeline.tsx'
import { Detail } from '#resources/show/Detail.tsx'
import { Fold } from '#resources/show/Fold.tsx'

export const OverviewTab = ({ record, details }: { record: RaRecord; details: ReactNode }) => {
  const translate = useTranslate()
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
        <Box component="dl" sx={facts}>
          <Detail source="fileType" field={FileTypeField} />
          <Detail source="legalType" field={LegalTypeField} />
          <Detail source="receivedAt" field={ReceivedAtField} />
          <Detail source="firstDueDate" field={FirstDueDateField} />
          <Detail source="limitationDate" field={LimitationDateField} />
          <Detail source="clientReference" field={ClientReferenceField} />
          <Detail source="customerNumber" field={CustomerNumberField} />
          <Detail source="accountManager" field={AccountManagerField} read="ROLE_EMPLOYEE" />
          {hasSome(record.coDebtors) && <Detail source="coDebtors" field={CoDebtorsField} wide />}
          {Boolean(record.description) && <Detail source="description" field={DescriptionField} wide />}
          {Boolean(record.notes) && <Detail source="notes" field={NotesField} wide read="ROLE_EMPLOYEE" />}
        </Box>
      </Paper>
      <Timeline record={record} />
      <Fold title={translate('fileScreen.details')} heading="h2">
        {details}
      </Fold>
    </>
  )
}

const hasSome = (value: unknown): boolean => Array.isArray(value) && value.length > 0

const facts = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
} as const
