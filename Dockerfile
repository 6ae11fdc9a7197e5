# The site in a container: built from the lock, served by Caddy without privileges, on a read-only disk.
#   docker build --tag throughline .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges -p 8080:8080 throughline
FROM node:22-bookworm-slim AS build
# git for the dates in the sitemap.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
# .npmrc prevents packages from running code at installation.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The ids of the sending service are no secrets: browsers send them with every message.
ARG GATSBY_EMAILJS_PUBLIC_KEY
ARG GATSBY_EMAILJS_SERVICE_ID
ARG GATSBY_EMAILJS_CONTACT_TEMPLATE_ID
ARG GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID
RUN npm run build

FROM caddy:2-alpine
# Caddy may bind low ports. A copy loses that privilege and therefore starts where privileges are refused.
RUN cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy
COPY --from=build /source/deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /source/public /srv/site
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 10001:10001
EXPOSE 8080
HEALTHCHECK CMD wget -q --spider http://127.0.0.1:8080/ || exit 1
