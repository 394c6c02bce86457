-- Add saved-view.density.

alter table saved_view add column density text collate "und-x-icu";

alter table saved_view add constraint saved_view_density_check check (density in ('comfortable', 'compact'));

select track_changes('saved_view');

-- What the planner remembers of it; leave these lines as they are.
-- + saved_view column density {"property":"density","required":false,"type":"text","values":["comfortable","compact"]}
