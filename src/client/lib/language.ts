export * from '../../shared/language';
