export * from '../../shared/siteMap';
