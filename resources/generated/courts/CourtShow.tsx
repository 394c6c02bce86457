// Generated from court.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { court } from '#schemas/generated/court.ts'
import {
  ActiveField,
  DistrictField,
  HearingPlacesField,
  IbanField,
  NameField,
  PostBoxField,
  PostCityField,
  PostPostcodeField,
  PostcodeRangesField,
  RollDaysField,
  TypeField,
  VisitCityField,
  VisitPostcodeField,
  VisitStreetField,
} from './fields.tsx'

export const CourtShow = () => (
  <EntityShow entity={court}>
    <ShowGroup name="court">
      <Detail source="name" field={NameField} />
      <Detail source="type" field={TypeField} />
      <Detail source="district" field={DistrictField} />
      <Detail source="iban" field={IbanField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="addresses">
      <Detail source="visitStreet" field={VisitStreetField} />
      <Detail source="visitPostcode" field={VisitPostcodeField} />
      <Detail source="visitCity" field={VisitCityField} />
      <Detail source="postBox" field={PostBoxField} />
      <Detail source="postPostcode" field={PostPostcodeField} />
      <Detail source="postCity" field={PostCityField} />
    </ShowGroup>
    <ShowGroup name="sittings">
      <Detail source="postcodeRanges" field={PostcodeRangesField} wide />
      <Detail source="hearingPlaces" field={HearingPlacesField} wide />
      <Detail source="rollDays" field={RollDaysField} wide />
    </ShowGroup>
  </EntityShow>
)
