# The site in a container: built from the lock, served by Caddy without privileges, on a read-only disk.
#   docker build --tag throughline .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges -p 8080:8080 throughline
FROM node:24-bookworm-slim AS build
WORKDIR /source
# .npmrc prevents packages from running code at installation.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
# With the settings in .env.production, which are no secrets.
COPY . .
RUN npm run build

FROM caddy:2-alpine
# Caddy may bind low ports. A copy loses that privilege and therefore starts where privileges are refused.
RUN cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy
COPY --from=build /source/deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /source/public /srv/site
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 10001:10001
EXPOSE 8080
# Caddy's own port, which is open with and without a certificate.
HEALTHCHECK CMD wget -q -O /dev/null http://127.0.0.1:2019/config/ || exit 1
