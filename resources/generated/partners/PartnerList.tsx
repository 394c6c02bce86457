// Generated from partner.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { partner } from '#schemas/generated/partner.ts'
import {
  ActiveColumn,
  CountriesColumn,
  FeeColumn,
  FileFormatColumn,
  KindColumn,
  NameColumn,
  WebsiteColumn,
} from './fields.tsx'

export const PartnerList = () => (
  <EntityList entity={partner} filters={['name', 'kind', 'countries', 'fee', 'fileFormat', 'active']}>
    <NameColumn key="name" />
    <KindColumn key="kind" />
    <CountriesColumn key="countries" />
    <WebsiteColumn key="website" />
    <FeeColumn key="fee" />
    <FileFormatColumn key="fileFormat" />
    <ActiveColumn key="active" />
  </EntityList>
)
