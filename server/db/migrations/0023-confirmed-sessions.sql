-- When whoever sits behind the screen last showed who they are: at sign-in, or when they were asked again since.
alter table session add column confirmed_at timestamptz;
