// Generated from merchant.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { merchant } from '#schemas/generated/merchant.ts'
import {
  ClientColumn,
  CreatedAtColumn,
  ExternalIdColumn,
  KvkNumberColumn,
  NameColumn,
  UrlColumn,
  WebshopNameColumn,
} from './fields.tsx'

export const MerchantList = () => (
  <EntityList
    entity={merchant}
    filters={['name', 'webshopName', 'url', 'client', 'kvkNumber', 'externalId', 'createdAt']}
    pagination={false}
  >
    <NameColumn key="name" />
    <WebshopNameColumn key="webshopName" />
    <UrlColumn key="url" />
    <ClientColumn key="client" />
    <KvkNumberColumn key="kvkNumber" />
    <ExternalIdColumn key="externalId" />
    <CreatedAtColumn key="createdAt" />
  </EntityList>
)
