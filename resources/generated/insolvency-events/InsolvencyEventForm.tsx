// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { insolvencyEvent } from '#schemas/generated/insolvency-event.ts'
import {
  BlocksCollectionInput,
  CourtInput,
  DebtorInput,
  EndDateInput,
  KindInput,
  NoteInput,
  OfferedPercentageInput,
  ReferenceInput,
  RepresentativeInput,
  StartDateInput,
  StopsInterestInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/insolvency-event.validate.js')

export const InsolvencyEventForm = () => (
  <EntityForm entity={insolvencyEvent} validators={validators}>
    <FormGroup>
      <DebtorInput />
      <KindInput />
      <StartDateInput />
      <EndDateInput />
      <ReferenceInput />
      <CourtInput />
      <RepresentativeInput />
      <BlocksCollectionInput />
      <StopsInterestInput />
      <OfferedPercentageInput />
      <NoteInput />
    </FormGroup>
  </EntityForm>
)
