// Generated from court.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { court } from '#schemas/generated/court.ts'
import {
  ActiveColumn,
  DistrictColumn,
  NameColumn,
  PostcodeRangesColumn,
  RollDaysColumn,
  TypeColumn,
  VisitCityColumn,
} from './fields.tsx'

export const CourtList = () => (
  <EntityList entity={court} filters={['name', 'type', 'district', 'visitCity', 'active']}>
    <NameColumn key="name" />
    <TypeColumn key="type" />
    <DistrictColumn key="district" />
    <VisitCityColumn key="visitCity" />
    <RollDaysColumn key="rollDays" />
    <PostcodeRangesColumn key="postcodeRanges" />
    <ActiveColumn key="active" />
  </EntityList>
)
