// Generated from api-client.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { apiClient } from '#schemas/generated/api-client.ts'
import {
  ActiveColumn,
  CustomerColumn,
  ExpiresAtColumn,
  KeyMadeByColumn,
  KeyPrefixColumn,
  LastUsedAtColumn,
  NameColumn,
  RateLimitColumn,
  ScopesColumn,
} from './fields.tsx'

export const ApiClientList = () => (
  <EntityList
    entity={apiClient}
    filters={['name', 'customer', 'keyPrefix', 'keyMadeBy', 'rateLimit', 'expiresAt', 'active', 'lastUsedAt']}
  >
    <NameColumn key="name" />
    <CustomerColumn key="customer" />
    <KeyPrefixColumn key="keyPrefix" />
    <KeyMadeByColumn key="keyMadeBy" />
    <ScopesColumn key="scopes" />
    <RateLimitColumn key="rateLimit" />
    <ExpiresAtColumn key="expiresAt" />
    <ActiveColumn key="active" />
    <LastUsedAtColumn key="lastUsedAt" />
  </EntityList>
)
