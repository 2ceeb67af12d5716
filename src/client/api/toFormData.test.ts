import { toFormData } from './toFormData';

const entries = (data: FormData) => [...data.entries()];

describe('toFormData', () => {
  it('keeps texts as they are', () => {
    const name = '  <b>限速器</b> & "OG"\n';
    expect(entries(toFormData({ name }))).toEqual([['name', name]]);
  });

  it('leaves out empty and missing values', () => {
    expect(entries(toFormData({ name: 'Cam', brand: '', parentId: undefined }))).toEqual([
      ['name', 'Cam'],
    ]);
  });

  it('repeats the field for each entry of a list, in order', () => {
    const images = [new Blob(['1']), new Blob(['22'])];
    const data = toFormData({ images, imageOrder: ['new:1', 'new:0'] });
    expect(data.getAll('images').map((file) => (file as Blob).size)).toEqual([1, 2]);
    expect(data.getAll('imageOrder')).toEqual(['new:1', 'new:0']);
  });

  it('keeps an empty entry of a list: it means none', () => {
    expect(entries(toFormData({ imageOrder: [''] }))).toEqual([['imageOrder', '']]);
  });

  it('adds nothing for an empty list', () => {
    expect(entries(toFormData({ images: [] }))).toEqual([]);
  });
});
