// Generated from court.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { CheckboxesControl } from '#resources/inputs/choice/CheckboxesControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const TypeInput = () => <EnumControl source="type" values={['cantonal', 'district', 'appeal']} required />

export const DistrictInput = () => <TextControl source="district" />

export const VisitStreetInput = () => <TextControl source="visitStreet" />

export const VisitPostcodeInput = () => <TextControl source="visitPostcode" format="nl-postcode" />

export const VisitCityInput = () => <TextControl source="visitCity" />

export const PostBoxInput = () => <TextControl source="postBox" />

export const PostPostcodeInput = () => <TextControl source="postPostcode" format="nl-postcode" />

export const PostCityInput = () => <TextControl source="postCity" />

export const HearingPlacesInput = () => <ListControl source="hearingPlaces" />

export const RollDaysInput = () => (
  <CheckboxesControl source="rollDays" values={['monday', 'tuesday', 'wednesday', 'thursday', 'friday']} />
)

export const PostcodeRangesInput = () => <ListControl source="postcodeRanges" />

export const IbanInput = () => <TextControl source="iban" format="iban" />

export const ActiveInput = () => <BooleanControl source="active" />
