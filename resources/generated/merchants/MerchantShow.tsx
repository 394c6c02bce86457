// Generated from merchant.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { merchant } from '#schemas/generated/merchant.ts'
import {
  ClientField,
  CreatedAtField,
  ExternalIdField,
  KvkNumberField,
  NameField,
  UrlField,
  WebshopNameField,
} from './fields.tsx'

export const MerchantShow = () => (
  <EntityShow entity={merchant}>
    <ShowGroup>
      <Detail source="name" field={NameField} />
      <Detail source="webshopName" field={WebshopNameField} />
      <Detail source="url" field={UrlField} />
      <Detail source="client" field={ClientField} />
      <Detail source="kvkNumber" field={KvkNumberField} />
      <Detail source="externalId" field={ExternalIdField} />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
