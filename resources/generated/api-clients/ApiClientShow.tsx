// Generated from api-client.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { apiClient } from '#schemas/generated/api-client.ts'
import {
  ActiveField,
  CreatedAtField,
  CustomerField,
  ExpiresAtField,
  IpAllowField,
  KeyMadeByField,
  KeyPrefixField,
  LastUsedAtField,
  NameField,
  RateLimitField,
  ScopesField,
} from './fields.tsx'

export const ApiClientShow = () => (
  <EntityShow entity={apiClient}>
    <ShowGroup>
      <Detail source="name" field={NameField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="scopes" field={ScopesField} wide />
      <Detail source="ipAllow" field={IpAllowField} wide />
      <Detail source="rateLimit" field={RateLimitField} />
      <Detail source="expiresAt" field={ExpiresAtField} />
      <Detail source="active" field={ActiveField} />
      <Detail source="keyPrefix" field={KeyPrefixField} />
      <Detail source="keyMadeBy" field={KeyMadeByField} />
      <Detail source="lastUsedAt" field={LastUsedAtField} />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
