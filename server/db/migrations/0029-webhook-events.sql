-- Events that nothing emits are no longer offered. A webhook that asked for nothing else got nothing, and is switched off.
update webhook set events = array(select one from unnest(events) as one where one in ('complaint.created', 'complaint.status_changed'));
update webhook set active = false where cardinality(events) = 0;
