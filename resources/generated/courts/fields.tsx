// Generated from court.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { IbanValue } from '#resources/fields/IbanValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={145} sortable />

export const DistrictField = () => <TextValue source="district" />
export const DistrictColumn = () => <Column source="district" field={DistrictField} width={150} sortable />

export const VisitStreetField = () => <TextValue source="visitStreet" />
export const VisitStreetColumn = () => <Column source="visitStreet" field={VisitStreetField} width={170} />

export const VisitPostcodeField = () => <TextValue source="visitPostcode" />
export const VisitPostcodeColumn = () => <Column source="visitPostcode" field={VisitPostcodeField} width={130} />

export const VisitCityField = () => <TextValue source="visitCity" />
export const VisitCityColumn = () => <Column source="visitCity" field={VisitCityField} width={130} sortable />

export const PostBoxField = () => <TextValue source="postBox" />
export const PostBoxColumn = () => <Column source="postBox" field={PostBoxField} width={130} />

export const PostPostcodeField = () => <TextValue source="postPostcode" />
export const PostPostcodeColumn = () => <Column source="postPostcode" field={PostPostcodeField} width={130} />

export const PostCityField = () => <TextValue source="postCity" />
export const PostCityColumn = () => <Column source="postCity" field={PostCityField} width={130} />

export const HearingPlacesField = () => <ListValue source="hearingPlaces" />
export const HearingPlacesColumn = () => <Column source="hearingPlaces" field={HearingPlacesField} width={170} />

export const RollDaysField = () => <ListValue source="rollDays" />
export const RollDaysColumn = () => <Column source="rollDays" field={RollDaysField} width={170} />

export const PostcodeRangesField = () => <ListValue source="postcodeRanges" />
export const PostcodeRangesColumn = () => <Column source="postcodeRanges" field={PostcodeRangesField} width={170} />

export const IbanField = () => <IbanValue source="iban" />
export const IbanColumn = () => <Column source="iban" field={IbanField} width={200} />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
