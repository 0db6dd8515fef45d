import { get } from 'node:http';

/** Bytes of a file as it travels to a browser that accepts brotli. Throws where the server does not send brotli, save for tiny files. */
export function brotliSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('error', reject);
      response.once('end', () => {
        const isBrotli = response.headers['content-encoding'] === 'br';
        if (isBrotli || bytes < 1024) resolve(bytes);
        else reject(new Error(`${url} was not sent with brotli`));
      });
    }).once('error', reject);
  });
}
