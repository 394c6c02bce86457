// Generated from court.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { court } from '#schemas/generated/court.ts'
import {
  ActiveInput,
  DistrictInput,
  HearingPlacesInput,
  IbanInput,
  NameInput,
  PostBoxInput,
  PostCityInput,
  PostPostcodeInput,
  PostcodeRangesInput,
  RollDaysInput,
  TypeInput,
  VisitCityInput,
  VisitPostcodeInput,
  VisitStreetInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/court.validate.js')

export const CourtForm = () => (
  <EntityForm entity={court} validators={validators}>
    <FormGroup name="court">
      <NameInput />
      <TypeInput />
      <DistrictInput />
      <IbanInput />
      <ActiveInput />
    </FormGroup>
    <FormGroup name="addresses">
      <VisitStreetInput />
      <VisitPostcodeInput />
      <VisitCityInput />
      <PostBoxInput />
      <PostPostcodeInput />
      <PostCityInput />
    </FormGroup>
    <FormGroup name="sittings">
      <PostcodeRangesInput />
      <HearingPlacesInput />
      <RollDaysInput />
    </FormGroup>
  </EntityForm>
)
