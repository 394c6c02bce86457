// Generated from bailiff.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { bailiff } from '#schemas/generated/bailiff.ts'
import {
  ActiveInput,
  CityInput,
  EmailInput,
  FormatInput,
  IbanInput,
  KvkNumberInput,
  NameInput,
  OfficeInput,
  PhoneInput,
  PostcodeInput,
  RegionsInput,
  StreetInput,
  TransportInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/bailiff.validate.js')

export const BailiffForm = () => (
  <EntityForm entity={bailiff} validators={validators}>
    <FormGroup name="office">
      <NameInput />
      <OfficeInput />
      <KvkNumberInput />
      <IbanInput />
      <ActiveInput />
    </FormGroup>
    <FormGroup name="contact">
      <EmailInput />
      <PhoneInput />
      <StreetInput />
      <PostcodeInput />
      <CityInput />
    </FormGroup>
    <FormGroup name="work">
      <RegionsInput />
      <TransportInput />
      <FormatInput />
    </FormGroup>
  </EntityForm>
)
