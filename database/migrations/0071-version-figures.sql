-- How many children have played which version of a scene, counted at night.
create table version_figures (
  scene text not null,
  version text not null,
  children integer not null,
  last_on date not null,
  primary key (scene, version)
);
