/** How a system takes events: a server that believes only what the portal has signed. */
export const webhookGuide = {
  text: `Under Settings, Webhooks, or by \`POST /api/webhook\`, events are sent to an address of yours, signed as
[Standard Webhooks](https://www.standardwebhooks.com) says. Whoever answers 2xx has taken one; everything else is tried again
over three days. An event may come twice and out of order: keep \`webhook-id\`, and drop what has a lower \`sequence\` than its
load's latest. A library that checks signatures is there for most languages (\`npm install standardwebhooks\`); without one it
is an HMAC over id, time and body. Whoever cannot be called reads \`GET /api/events\` from a position on.`,
  py: `import base64, hashlib, hmac, http.server, json, os, time
secret = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
class Events(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        signed = f"{self.headers['webhook-id']}.{self.headers['webhook-timestamp']}.".encode() + body
        ours = "v1," + base64.b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()
        is_ours = any(hmac.compare_digest(ours, one) for one in self.headers["webhook-signature"].split())
        is_new = abs(time.time() - int(self.headers["webhook-timestamp"])) < 300
        if is_ours and is_new:
            print(json.loads(body)["type"], flush=True)
        self.send_response(204 if is_ours and is_new else 401)
        self.end_headers()
http.server.HTTPServer(("127.0.0.1", int(os.environ["PORT"])), Events).serve_forever()`,
  ts: `import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
const webhook = new Webhook(process.env['WEBHOOK_SECRET'] ?? '');
createServer(async (request, response) => {
  try {
    const event = webhook.verify(await text(request), request.headers as Record<string, string>) as { type: string };
    console.log(event.type);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(Number(process.env['PORT']), '127.0.0.1');`,
} as const;
